import { entriesOf } from '@aravalli/shared/content/kind'
import { type ComponentType, createContext, use } from 'react'
import type { Editing } from './editing.ts'
import css from './item-editor.module.css'
import { StructureTable } from './structure-table.tsx'

/** Write all structures of a kind; by its name. */
export type StructureEditors = Readonly<Record<string, ComponentType<{ editing: Editing }>>>

/** Is given by whoever knows the kinds. */
export const StructureEditing = createContext<StructureEditors>({})

/** Shows what has a form of its own across the whole width, as the kind has it edited. */
export function StructurePart({ editing }: { editing: Editing }) {
	const Editor = use(StructureEditing)[editing.kind.name]
	const fields = entriesOf(editing.kind.texts).flatMap(([name, field]) =>
		field.type === 'structure' ? [{ name, field }] : [],
	)
	if (fields.length === 0) return null
	return (
		<div className={css.structure}>
			{Editor ? (
				<Editor editing={editing} />
			) : (
				fields.map(({ name, field }) => <StructureTable key={name} editing={editing} name={name} field={field} />)
			)}
		</div>
	)
}
