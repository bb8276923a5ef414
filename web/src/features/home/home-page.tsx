import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import type { DoorLooks } from './doors.tsx'
import css from './home-page.module.css'
import { messages as homeMessages } from './messages.en.ts'
import { Welcome } from './welcome.tsx'

const FeatureShowcase = lazyPart(() => import('./showcase/feature-showcase.tsx').then((part) => part.FeatureShowcase), {
	comes: 'near',
})

interface HomePageProps {
	/** Greets a learner; it is null for a visitor, who is told what this is. */
	hero: ReactNode
	/** Other features show these here; the route brings them. */
	question: ReactNode
	banners: ReactNode
	practice: ReactNode
	news: ReactNode
	courses: ReactNode
	/** Shows what learners say, and what we write. */
	voices: ReactNode
	/** Offers a session with an expert: to a visitor as one of the ways on, to a learner on a sheet. */
	session: { door: (looks: DoorLooks) => ReactNode; sheet: ReactNode }
	/** Shows where a learner was and what is still to be done; it is null for a visitor. */
	own: ReactNode
}

/** Shows the first page of the site: the same for everybody without a session, one's own when signed in. */
export function HomePage({ hero, question, banners, practice, news, courses, voices, session, own }: HomePageProps) {
	const m = useMessages(homeMessages)
	return (
		<main id="content" className={css.main} tabIndex={-1}>
			{hero ?? <Welcome question={question} session={session.door} />}
			<div className={classNames('wrap', css.sections, hero !== null && css.own)}>
				{own}
				{!hero && news}
				{banners}
				{!hero && (
					<section className={css.section} aria-labelledby="practice">
						<SectionTitle id="practice" title={m.practice} href="/answer-writing-practice" label={m.allQuestions} />
						{practice}
					</section>
				)}
				{courses}
				{hero && session.sheet}
				<FeatureShowcase />
				{voices}
			</div>
		</main>
	)
}
