import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import type { Viewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Greeting } from './greeting.tsx'
import css from './home-page.module.css'
import { messages as homeMessages } from './messages.en.ts'
import { Ways } from './ways.tsx'

const WeekRoutine = lazyPart(() => import('./week-routine.tsx').then((part) => part.WeekRoutine), { comes: 'near' })
const FeatureShowcase = lazyPart(() => import('./showcase/feature-showcase.tsx').then((part) => part.FeatureShowcase), {
	comes: 'near',
})
const HowItWorks = lazyPart(() => import('./how-it-works.tsx').then((part) => part.HowItWorks), { comes: 'near' })

interface HomePageProps {
	/** Is null for a visitor, who is told what this is. */
	viewer: Viewer | null
	/** Is the same on the server and in the first render over its markup. */
	now: Date
	/** Other features show these here; the route brings them. */
	banners: ReactNode
	practice: ReactNode
	news: ReactNode
	/** Shows what learners say, and what we write. */
	voices: ReactNode
	/** Is there for a learner, and null for a visitor. */
	subscription: ReactNode
}

/** Shows the first page of the site: the same for everybody without a session, one's own when signed in. */
export function HomePage({ viewer, now, banners, practice, news, voices, subscription }: HomePageProps) {
	const m = useMessages(homeMessages)
	return (
		<main id="content" className={css.main} tabIndex={-1}>
			{viewer ? <Greeting viewer={viewer} now={now} /> : banners}
			<div className={classNames('wrap', css.sections)}>
				{!viewer && <Welcome />}
				<div className={css.columns}>
					<section className={css.section} aria-labelledby="practice">
						<SectionTitle id="practice" title={m.practice} href="/answer-writing-practice" label={m.allQuestions} />
						{practice}
					</section>
					<div className={css.rail}>
						{subscription}
						<Ways />
					</div>
				</div>
				<WeekRoutine />
			</div>
			{viewer && <div className={css.banners}>{banners}</div>}
			<div className={classNames('wrap', css.sections)}>
				{news}
				<FeatureShowcase />
				<HowItWorks />
				{voices}
			</div>
		</main>
	)
}

/** Welcomes a visitor who is here for the first time. */
function Welcome() {
	const m = useMessages(homeMessages)
	return (
		<header className={css.welcome}>
			<h1>{m.heading}</h1>
			<p>{m.text}</p>
			<div className={css.actions}>
				<MenuLink className={buttonClass({ variant: 'action' })} href="/answer-writing-practice">
					{m.start}
				</MenuLink>
				<MenuLink className={buttonClass()} href="/login">
					{m.login}
				</MenuLink>
			</div>
		</header>
	)
}
