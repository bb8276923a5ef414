import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
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
	const [dressed, setDressed] = useState<Dressed | null>(null)
	const open = (frame: HTMLIFrameElement | null) => {
		const inside = frame?.contentDocument
		if (inside && dressed?.body !== inside.body) setDressed(dress(inside, lang))
	}
	useEffect(() => dressed?.stop, [dressed])
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
			{dressed && createPortal(<div onClickCapture={stayHere}>{children}</div>, dressed.body)}
		</div>
	)
}

interface Dressed {
	body: HTMLElement
	/** Ends what keeps it dressed. */
	stop: () => void
}

const sheets = 'style, link[rel=stylesheet]'

/** Gives a document the styles of the page, now and when more of them come with what is shown. */
function dress(inside: Document, lang: string): Dressed {
	for (const { name, value } of document.documentElement.attributes) inside.documentElement.setAttribute(name, value)
	inside.documentElement.lang = lang
	inside.body.className = css.inside ?? ''
	const wear = (sheet: Node) => inside.head.append(sheet.cloneNode(true))
	for (const sheet of document.querySelectorAll(sheets)) wear(sheet)
	const observer = new MutationObserver((changes) => {
		for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
			if (node instanceof Element && node.matches(sheets)) wear(node)
	})
	observer.observe(document.head, { childList: true })
	return { body: inside.body, stop: () => observer.disconnect() }
}

/** A link would leave the editor, or fill the frame with the whole product. */
function stayHere(event: MouseEvent): void {
	if (!(event.target as Element).closest('a')) return
	event.preventDefault()
	event.stopPropagation()
}
