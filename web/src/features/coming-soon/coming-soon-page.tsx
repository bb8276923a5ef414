import type { ComingSoonPage as Page } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Bandhani } from '#web/ui/bandhani.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ComingRidge } from './coming-ridge.tsx'
import css from './coming-soon-page.module.css'
import { messages as comingSoonMessages } from './messages.en.ts'
import { NotifyButton } from './notify-button.tsx'
import { pageIcons } from './page-icons.ts'
import { messages as pageTexts } from './page-texts.en.ts'
import { home, Trail } from './trail.tsx'

interface ComingSoonPageProps {
	page: Page
	/** Holds the address of whoever is signed in, and '' where nobody is. */
	email: string
}

/** Says what a page will hold that is not built yet, and keeps the address of whoever wants to know when it is. */
export function ComingSoonPage({ page: { path, icon, access }, email }: ComingSoonPageProps) {
	const m = useMessages(comingSoonMessages)
	const { title, text } = useMessages(pageTexts)[path]
	// What is written for the syllabus is for those who read it, not for the staff.
	const isForStaff = access !== 'public' && access !== 'learner'
	return (
		<PageBody top={<Trail title={title} />}>
			<Sheet as="article" className={css.page}>
				<ComingRidge />
				<Sheet isPart hasMargin className={css.part}>
					<Icon path={pageIcons[icon]} className={css.icon} />
					<Badge tone="kesari" icon={pageIcons.clock}>
						{m.comingSoon}
					</Badge>
					<h1 className={css.title}>{title}</h1>
					<p className={css.text}>{text}</p>
				</Sheet>
				<Sheet isPart hasMargin className={css.part}>
					<h2 className={css.heading}>{m.whatToExpect}</h2>
					<Bandhani />
					<ol className={css.expectations}>
						{m.expectations.map((item, index) => (
							<li key={item.title} className={css.expectation}>
								<span className={css.number} aria-hidden="true">
									{index + 1}
								</span>
								<h3 className={css.name}>{item.title}</h3>
								{!isForStaff && <p className={css.hint}>{item.text}</p>}
							</li>
						))}
					</ol>
				</Sheet>
				<Sheet isPart hasMargin className={css.part}>
					<div className={css.actions}>
						<NotifyButton key={path} page={path} email={email} />
						<PageLink link={home} className={buttonClass()}>
							{m.backToHome}
						</PageLink>
					</div>
				</Sheet>
			</Sheet>
		</PageBody>
	)
}
