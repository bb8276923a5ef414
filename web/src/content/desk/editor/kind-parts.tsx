import { entriesOf } from '@aravalli/shared/content/kind'
import { MissingHindiNote } from './item-notes.tsx'
import { type EditedItem, type TextsProps, useKindDesk } from './kind-desk.ts'
import { LanguageColumns } from './language-columns.tsx'

/** Shows the texts as their kind lays them out, and what of the data it takes in a way of its own. */
export function KindTexts(props: TextsProps) {
	const { editing, item } = props
	const { kind, content, edition } = editing
	const { Texts, inputs = {} } = useKindDesk(kind.name)
	return (
		<>
			{Texts ? (
				<Texts {...props} />
			) : (
				<>
					<LanguageColumns {...props} />
					<MissingHindiNote kind={kind} content={content} />
				</>
			)}
			{entriesOf(kind.common).map(([name]) => {
				const Input = inputs[name]
				return Input && <Input key={`${name} ${edition}`} editing={editing} item={item} name={name} />
			})}
		</>
	)
}

/** Shows what else there is to know of an entry that the server has. */
export function BelowFacts({ editing, item }: EditedItem) {
	const { Below } = useKindDesk(editing.kind.name)
	return item && Below && <Below editing={editing} item={item} />
}
