import { useMessages } from '#web/lib/messages.ts'
import { Bandhani } from '#web/ui/bandhani.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import css from './features.module.css'
import type { landings, Stage } from './landing-routes.ts'
import { messages as landingMessages } from './messages.en.ts'

/** Lists the features on ruled lines, each with where it is found. */
export function Features({ features }: { features: (typeof landings)[Stage]['features'] }) {
	const m = useMessages(landingMessages)
	return (
		<section aria-labelledby="features">
			<h2 id="features" className={css.heading}>
				{m.features}
			</h2>
			<Bandhani />
			<ul>
				{features.map(({ name, href }) => (
					<li key={name} className={css.feature}>
						<h3>
							<MenuLink href={href}>{m.featureTexts[name].name}</MenuLink>
						</h3>
						<p className={css.text}>{m.featureTexts[name].text}</p>
					</li>
				))}
			</ul>
		</section>
	)
}
