import { krutiDevToUnicode } from '@aravalli/shared/content/legacy-fonts/to-unicode'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConvertedText } from '#web/ui/editing/converted-text.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './item-editor.module.css'
import { messages as editorMessages } from './messages.en.ts'
import type { PastedText } from './use-legacy-paste.ts'

interface LegacyPasteProps {
	pasted: PastedText
	/** @param text is what is put where it was pasted */
	onChoose: (text: string) => void
	onClose: () => void
}

/** Asks whether a text that looks as if it was typed in Kruti Dev is to be pasted as Unicode, and shows it in both. */
export function LegacyPaste({ pasted: { text }, onChoose, onClose }: LegacyPasteProps) {
	const m = useMessages(editorMessages)
	const read = krutiDevToUnicode(text)
	return (
		<Modal title={m.legacyTitle} onClose={onClose}>
			<p>{m.legacyText}</p>
			<dl className={css.converted}>
				<dt>{m.asPasted}</dt>
				<dd>
					<ConvertedText text={text} other={read} />
				</dd>
				<dt>{m.asUnicode}</dt>
				<dd>
					<ConvertedText text={read} other={text} lang="hi" />
				</dd>
			</dl>
			<div className={css.actions}>
				<Button variant="primary" onClick={() => onChoose(read)}>
					{m.pasteConverted}
				</Button>
				<Button onClick={() => onChoose(text)}>{m.pasteAsIs}</Button>
			</div>
		</Modal>
	)
}
