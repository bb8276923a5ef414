import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { isFromLibrary } from '#web/ui/pictures/picture-set.ts'
import { messages as contentMessages } from './messages.en.ts'
import css from './photograph.module.css'

interface PhotographProps {
	/** Is the address of the picture that an item has. */
	address: string | null
	/** Names who made it; it may be empty. */
	source: string
	className?: string | undefined
	/** Is the picture itself. */
	children: ReactNode
}

/** Shows beside a text the picture that an editor has given, with its source. A drawn cover says no more than the title, and is left out. */
export function Photograph({ address, source, className, children }: PhotographProps) {
	const m = useMessages(contentMessages)
	if (!address || !isFromLibrary(address)) return null
	return (
		<figure className={className}>
			{children}
			{source && <figcaption className={css.source}>{m.pictureSource(source)}</figcaption>}
		</figure>
	)
}
