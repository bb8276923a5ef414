import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Bandhani } from '#web/ui/bandhani.tsx'
import { messages as selectMessages } from './messages.en.ts'
import css from './quotes.module.css'

interface QuoteStackProps {
	/** Is the index of the one that is seen. */
	index: number
	/** The whole answers to the pointer and the keyboard by these. */
	region?: ComponentProps<'section'>
	/** These controls move them on. */
	children?: ReactNode
}

/** Shows words to study by. All of them stand in the same place, so that nothing moves when they change. */
export function QuoteStack({ index, region, children }: QuoteStackProps) {
	const { label, list } = useMessages(selectMessages).quotes
	return (
		<section className={css.quotes} aria-label={label} {...region}>
			<div className={css.stack}>
				{list.map(({ text, author }, at) => (
					<figure key={author} className={css.quote} data-shown={at === index} aria-hidden={at !== index}>
						<blockquote>{text}</blockquote>
						<figcaption className={css.author}>{author}</figcaption>
					</figure>
				))}
			</div>
			<div className={css.controls}>{children}</div>
			<div className={css.line}>
				<Bandhani />
			</div>
		</section>
	)
}
