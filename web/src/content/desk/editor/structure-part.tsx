import { type ComponentType, createContext, use } from 'react'
import type { Editing } from './editing.ts'
import css from './item-editor.module.css'

/** Write all structures of a kind; by its name. */
export type StructureEditors = Readonly<Record<string, ComponentType<{ editing: Editing }>>>

/** Is given by whoever knows the kinds. */
export const StructureEditing = createContext<StructureEditors>({})

/** Shows what has a form of its own across the whole width, as its kind has it edited. */
export function StructurePart({ editing }: { editing: Editing }) {
	const Editor = use(StructureEditing)[editing.kind.name]
	if (!Editor) return null
	return (
		<div className={css.structure}>
			<Editor editing={editing} />
		</div>
	)
}
