import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import ownPage from '#web/ui/own-page.module.css'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as progressMessages } from './messages.en.ts'
import css from './progress-page.module.css'

/** The login leads back by this name, as `/login?redirect=` has it. */
const page = 'my-progress'

interface ProgressPageProps {
	/** What the device knows is of use to everybody. */
	device: ReactNode
	/** Of the account. */
	children: ReactNode
}

/** Shows how one gets on; a visitor sees what it would be. */
export function ProgressPage({ device, children }: ProgressPageProps) {
	const m = useMessages(progressMessages)
	const viewer = useViewer()
	// The parts show what this browser keeps, of which the server knows nothing.
	const isHydrated = useIsHydrated()
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={[{ label: m.home, link: { to: '/dashboard' } }, { label: m.title }]} />
					<PageHeading title={m.title}>{m.text}</PageHeading>
				</>
			}
		>
			<div className={ownPage.sections}>
				{!viewer && <Invitation />}
				{isHydrated && device}
				{isHydrated && viewer && children}
			</div>
		</PageBody>
	)
}

function Invitation() {
	const m = useMessages(progressMessages)
	const search = { redirect: page }
	return (
		<Sheet as="section" isPadded hasMargin>
			<h2 className={ownPage.title}>{m.visitorTitle}</h2>
			<p className={ownPage.text}>{m.visitorText}</p>
			<div className={css.ways}>
				<PageLink link={linkOptions({ to: '/login', search })} className={buttonClass({ variant: 'primary' })}>
					{m.login}
				</PageLink>
			</div>
		</Sheet>
	)
}
