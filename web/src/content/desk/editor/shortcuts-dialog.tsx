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

/** Lists the keys of the editor. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
	const m = useMessages(editorMessages)
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
					{keys.map(([key, does]) => (
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
