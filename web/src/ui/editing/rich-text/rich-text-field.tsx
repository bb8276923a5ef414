import { useId, useMemo, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '../../class-names.ts'
import readers from '../../rich-text.module.css'
import { RichLine, RichText } from '../../rich-text.tsx'
import { useIsHydrated } from '../../use-is-hydrated.ts'
import field from '../sheet-field.module.css'
import { FieldError } from '../sheet-field.tsx'
import { CharacterCount } from './character-count.tsx'
import { LinkForm } from './link-form.tsx'
import { messages as richTextMessages } from './messages.en.ts'
import css from './rich-text-field.module.css'
import type { PickedPicture } from './tool.ts'
import { Toolbar } from './toolbar.tsx'
import { lineTools, richTools } from './tools.ts'
import { useRichEditor } from './use-rich-editor.ts'

interface RichTextFieldProps {
	/** Is the name of the field, as in 'hindi.body'; a form finds it by `data-name`. */
	path: string
	label: string
	/** Names the language of the text and of the label. */
	lang: string
	/** Is what the server has cleaned, or what `onChange` gave. Another one takes the place of what is there; the cursor stays. */
	value: string
	error: string | undefined
	/** Is called with the text as the server stores it, and never for what only comes from outside. */
	onChange: (html: string) => void
	/** Is a text within a line: bold, italic, sub- and superscript, and no more. */
	lineOnly?: boolean
	/** Counts the stored form. Without it no count is shown. */
	limit?: number | undefined
	/** Has the editor choose a picture; null when none was chosen. Without it there is no button for pictures. */
	pickPicture?: (() => Promise<PickedPicture | null>) | undefined
	/** Takes what room there is. */
	isLarge?: boolean
}

/** Is the field in which editors write rich text, on the sheet that readers will see. It is loaded by `lazy-rich-text-field.tsx` alone. */
export function RichTextField(props: RichTextFieldProps) {
	const { label, lang, value, error, lineOnly: isLine = false, limit, pickPicture, isLarge } = props
	const m = useMessages(richTextMessages)
	const id = useId()
	const isHydrated = useIsHydrated()
	const [isLinkAsked, setIsLinkAsked] = useState(false)
	const place = useRef<HTMLDivElement>(null)
	const toolbar = useRef<HTMLDivElement>(null)
	const tools = isLine ? lineTools : richTools
	const host = { openLink: () => setIsLinkAsked(true), pickPicture }
	const editor = useRichEditor({
		...host,
		place,
		isLine,
		value,
		tools,
		attributes: useAttributes(id, props),
		onChange: props.onChange,
		onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
	})
	const hasCount = limit !== undefined
	return (
		<div className={classNames(css.whole, isLarge && css.large)}>
			<div
				className={classNames(field.field, (isLarge || hasCount) && field.large)}
				data-invalid={error ? true : undefined}
			>
				<span id={`${id}-label`} className={field.label} lang={lang}>
					{label}
				</span>
				<Toolbar ref={toolbar} editor={editor} tools={tools} host={host} about={label} />
				{editor && isLinkAsked && <LinkForm editor={editor} onClose={() => setIsLinkAsked(false)} />}
				<div ref={place} className={css.place} />
				{!isHydrated && (isLine ? <RichLine html={value} /> : <RichText html={value} lang={lang} />)}
				<FieldError id={`${id}-error`} message={error} />
				<p id={`${id}-help`} className="visuallyHidden">
					{m.help}
				</p>
			</div>
			{hasCount && <CharacterCount id={`${id}-count`} count={value.length} limit={limit} />}
		</div>
	)
}

/** Gives the element that is written in what a text area would have. */
function useAttributes(id: string, { path, lang, error, lineOnly, limit }: RichTextFieldProps): Record<string, string> {
	const hasCount = limit !== undefined
	return useMemo(
		() => ({
			id,
			role: 'textbox',
			class: classNames(field.control, css.area, lineOnly ? css.line : classNames(readers.text, css.text)),
			lang,
			dir: 'ltr',
			spellcheck: 'true',
			'data-name': path,
			'aria-multiline': lineOnly ? 'false' : 'true',
			'aria-labelledby': `${id}-label`,
			'aria-describedby': [error && `${id}-error`, hasCount && `${id}-count`, `${id}-help`].filter(Boolean).join(' '),
			...(error && { 'aria-invalid': 'true' }),
		}),
		[id, path, lang, error, lineOnly, hasCount],
	)
}
