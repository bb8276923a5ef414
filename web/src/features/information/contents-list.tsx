import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import css from './contents-list.module.css'
import type { InformationSection } from './information-content.ts'
import { messages as informationMessages } from './messages.en.ts'

interface ContentsProps {
	sections: readonly InformationSection[]
	isNumbered: boolean
}

/** Stands above the text on a phone, closed, so that the text begins at once. */
export function ContentsAbove({ sections, isNumbered }: ContentsProps) {
	const m = useMessages(informationMessages)
	return (
		<div className={css.above}>
			<Disclosure showLabel={m.contents}>
				<ContentsLinks sections={sections} isNumbered={isNumbered} />
			</Disclosure>
		</div>
	)
}

/** Stands beside the text where there is room, and stays in sight. */
export function ContentsBeside({ sections, isNumbered }: ContentsProps) {
	const m = useMessages(informationMessages)
	return (
		<div className={css.beside}>
			<p className={css.title}>{m.contents}</p>
			<ContentsLinks sections={sections} isNumbered={isNumbered} />
		</div>
	)
}

/** The same links stand twice in the page; of the two one is always hidden. */
function ContentsLinks({ sections, isNumbered }: ContentsProps) {
	const m = useMessages(informationMessages)
	return (
		<nav aria-label={m.contents}>
			<ol>
				{sections.map(({ id, heading }, index) => (
					<li key={id}>
						<a href={`#${id}`} className={css.link}>
							{isNumbered && <span className={css.number}>{index + 1}</span>}
							<span>{heading}</span>
						</a>
					</li>
				))}
			</ol>
		</nav>
	)
}
