import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import css from './preview-frame.module.css'

interface PreviewFrameProps {
	title: string
	/** A preview is as wide as a phone, or as a dialog on a desktop, and never wider than there is room. */
	width: 'phone' | 'desktop'
	lang: string
	children: ReactNode
}

/**
 * Shows a window of its own inside the page, in which the product's styles meet another width. It has the page's styles and theme;
 * links in it are dead. Give it a key for the language.
 */
export function PreviewFrame({ title, width, lang, children }: PreviewFrameProps) {
	const [body, setBody] = useState<HTMLElement | null>(null)
	const open = (frame: HTMLIFrameElement | null) => {
		const inside = frame?.contentDocument
		if (!inside || body === inside.body) return
		dress(inside, lang)
		setBody(inside.body)
	}
	return (
		<div className={css.stage}>
			{/* Firefox opens a frame's own document only with its load event. */}
			<iframe
				ref={open}
				title={title}
				className={css.frame}
				data-width={width}
				onLoad={(event) => open(event.currentTarget)}
			/>
			{body && createPortal(<div ref={disableLinks}>{children}</div>, body)}
		</div>
	)
}

function dress(inside: Document, lang: string): void {
	for (const { name, value } of document.documentElement.attributes) inside.documentElement.setAttribute(name, value)
	inside.documentElement.lang = lang
	inside.body.className = css.inside ?? ''
	for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]'))
		inside.head.append(sheet.cloneNode(true))
}

function disableLinks(content: HTMLElement | null): void {
	for (const navigation of content?.querySelectorAll('nav') ?? []) navigation.inert = true
}
