import { useMessages } from '#web/lib/messages.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as belowMessages } from './below-messages.en.ts'
import css from './how-it-works.module.css'

/** Shows four steps on a page of the answer book. */
export function HowItWorks() {
	const m = useMessages(belowMessages)
	return (
		<section aria-labelledby="how">
			<SectionTitle id="how" title={m.how} />
			<Sheet as="ol" className={css.steps}>
				{m.steps.map(({ title, text }, index) => (
					<li key={title} className={css.step}>
						<span className={css.number} aria-hidden="true">
							{index + 1}
						</span>
						<div className={css.words}>
							<h3 className={css.title}>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				))}
			</Sheet>
		</section>
	)
}
