import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '../../button.tsx'
import { Field } from '../../field.tsx'
import { isGoodAddress } from './document/link-address.ts'
import css from './link-form.module.css'
import { messages as richTextMessages } from './messages.en.ts'

interface LinkFormProps {
	editor: Editor
	/** Is called when it is done with; the text has the focus again. */
	onClose: () => void
}

/** Asks where a link leads, and for its words where none are chosen. It is no form of its own, because fields stand in one. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
	const m = useMessages(richTextMessages)
	const name = useId()
	const input = useRef<HTMLInputElement>(null)
	const [isOld] = useState(() => editor.isActive('link'))
	const [asksWords] = useState(() => editor.state.selection.empty && !editor.isActive('link'))
	const [address, setAddress] = useState<string>(() => editor.getAttributes('link').href ?? '')
	const [words, setWords] = useState('')
	const [isRefused, setIsRefused] = useState(false)
	useEffect(() => input.current?.select(), [])
	const close = () => {
		editor.commands.focus()
		onClose()
	}
	const set = () => {
		const href = address.trim()
		if (!isGoodAddress(href)) {
			setIsRefused(true)
			input.current?.focus()
			return
		}
		setLink(editor, href, asksWords ? words.trim() || href : null)
		close()
	}
	const remove = () => {
		editor.chain().extendMarkRange('link').unsetMark('link').run()
		close()
	}
	const press = (event: KeyboardEvent) => {
		if (event.key === 'Escape') close()
		else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) set()
		else return
		event.preventDefault()
		event.stopPropagation()
	}
	return (
		<fieldset className={css.form} aria-label={m.tools.link} onKeyDown={press}>
			<Field label={m.linkAddress} hint={m.linkHint} error={isRefused ? m.linkProblem : undefined}>
				{(control) => (
					<input
						{...control}
						ref={input}
						name={`${name}-address`}
						inputMode="url"
						autoComplete="off"
						spellCheck={false}
						value={address}
						onChange={(event) => setAddress(event.target.value)}
					/>
				)}
			</Field>
			{asksWords && (
				<Field label={m.linkWords}>
					{(control) => (
						<input
							{...control}
							name={`${name}-words`}
							autoComplete="off"
							value={words}
							onChange={(event) => setWords(event.target.value)}
						/>
					)}
				</Field>
			)}
			<div className={css.actions}>
				<Button variant="primary" isCompact onClick={set}>
					{m.setLink}
				</Button>
				{isOld && (
					<Button isCompact onClick={remove}>
						{m.removeLink}
					</Button>
				)}
				<Button variant="quiet" isCompact onClick={close}>
					{m.cancel}
				</Button>
			</div>
		</fieldset>
	)
}

/** @param words are put in where none are chosen */
function setLink(editor: Editor, href: string, words: string | null) {
	const mark = { type: 'link', attrs: { href } }
	if (words === null) editor.chain().extendMarkRange('link').setMark('link', { href }).run()
	else
		editor
			.chain()
			.insertContent({ type: 'text', text: words, marks: [mark] })
			.run()
}
