import { Fragment } from 'react'
import { PageLink } from '#web/ui/page-link.tsx'

/** Captures a link's words and its target, so that splitting gives text, words, target, text … in turn. */
const link = /\[([^\]]+)\]\(([^)]+)\)/

/** Shows a sentence with its links: `See [the help page](/help#payments).` */
export function RichText({ children }: { children: string }) {
	const pieces = children.split(new RegExp(link, 'g'))
	return pieces.map((piece, index) => {
		// Pieces never move: their place is their name.
		const key = `${index} ${piece}`
		if (index % 3 === 2) return null
		if (index % 3 === 0) return <Fragment key={key}>{piece}</Fragment>
		return <TextLink key={key} target={pieces[index + 1] ?? ''} words={piece} />
	})
}

function TextLink({ target, words }: { target: string; words: string }) {
	if (!target.startsWith('/')) return <a href={target}>{words}</a>
	const [to = '/', hash] = target.split('#')
	return <PageLink link={{ to, ...(hash && { hash }) }}>{words}</PageLink>
}
