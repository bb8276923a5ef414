import { entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Modal } from '#web/ui/modal.tsx'
import css from './item-editor.module.css'
import { useKindDesk } from './kind-desk.ts'
import { messages as editorMessages } from './messages.en.ts'

const keys = [
	['Ctrl + S', 'save'],
	['Ctrl + Enter', 'publish'],
	['Alt + P', 'preview'],
	['Alt + 1', 'english'],
	['Alt + 2', 'hindi'],
	['Ctrl + B', 'bold'],
	['?', 'help'],
] as const

/** Serve what is written in rows, such as the branches of a mind map. Tab leaves a row, as it leaves any field. */
const rowKeys = [
	['Alt + 3', 'structure'],
	['Enter', 'addRow'],
	['Backspace', 'removeRow'],
	['Alt + ↑, Alt + ↓', 'moveRow'],
	['Ctrl + ], Ctrl + [', 'indentRow'],
	['Shift + Enter', 'noteRow'],
] as const

/** Lists the keys of the editor. */
export function ShortcutsDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
	const m = useMessages(editorMessages)
	const language = useLanguage()
	const { keys: ownKeys = [], isSeries } = useKindDesk(kind.name)
	const hasRows = entriesOf(kind.texts).some(([, { type }]) => type === 'structure')
	return (
		<Modal title={m.shortcuts} onClose={onClose}>
			<table className={css.keys}>
				<thead className="visuallyHidden">
					<tr>
						<th scope="col">{m.key}</th>
						<th scope="col">{m.does}</th>
					</tr>
				</thead>
				<tbody>
					{[...keys, ...(hasRows ? rowKeys : [])].map(([key, does]) => (
						<KeyRow key={key} keys={key} does={does === 'publish' && isSeries ? m.keys.publishNext : m.keys[does]} />
					))}
					{ownKeys.map((own) => (
						<KeyRow key={own.keys} keys={own.keys} does={own.does[language]} />
					))}
				</tbody>
			</table>
		</Modal>
	)
}

const KeyRow = ({ keys: pressed, does }: { keys: string; does: string }) => (
	<tr>
		<td>
			<kbd>{pressed}</kbd>
		</td>
		<td>{does}</td>
	</tr>
)
