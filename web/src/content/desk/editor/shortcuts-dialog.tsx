import { entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { useMessages } from '#web/lib/messages.ts'
import { Modal } from '#web/ui/modal.tsx'
import css from './item-editor.module.css'
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
						<tr key={key}>
							<td>
								<kbd>{key}</kbd>
							</td>
							<td>{m.keys[does]}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Modal>
	)
}
