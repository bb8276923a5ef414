import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { afterSignIn, leadOn, type NextPage } from '../after-sign-in.ts'
import { RegistrationCard } from '../registration/registration-card.tsx'
import { SceneFrame } from '../scene-frame.tsx'
import { LoginCard } from './login-card.tsx'
import type { LoginSearch } from './login-search.ts'
import { messages as loginMessages } from './messages.en.ts'

/** Shows login and registration; whoever is signed in already is led on. */
export function LoginPage({ search, tools }: { search: LoginSearch; tools: ReactNode }) {
	const m = useMessages(loginMessages)
	const viewer = useViewer()
	const isUnchecked = useRouterState({ select: ({ location }) => location.state.isUnchecked === true })
	const [isSignedIn] = useState(viewer !== null && !isUnchecked)
	const [email, setEmail] = useState('')
	const next = afterSignIn(search.redirect)
	const card = { search, next, email, onEmail: setEmail }
	if (viewer && isSignedIn) {
		return (
			<SceneFrame tools={tools}>
				{search.refused ? <Told title={m.forStaff} text={m.forStaffText(viewer.name)} /> : <LedOn next={next} />}
			</SceneFrame>
		)
	}
	if (search.closed) {
		return (
			<SceneFrame tools={tools}>
				<Told title={m.accountClosed} text={m.accountClosedText} />
			</SceneFrame>
		)
	}
	return (
		<SceneFrame tools={tools}>
			{search.mode === 'register' ? <RegistrationCard {...card} /> : <LoginCard {...card} />}
		</SceneFrame>
	)
}

/** Says what has happened: why a page did not open, or that an account is closed, instead of another page without a word. */
function Told({ title, text }: { title: string; text: string }) {
	const m = useMessages(loginMessages)
	return (
		<EmptyState
			as="h1"
			title={title}
			text={text}
			action={
				<PageLink link={{ to: '/dashboard' }} className={buttonClass({ variant: 'primary' })}>
					{m.toHome}
				</PageLink>
			}
		/>
	)
}

/** The server could not lead on by itself, because only the browser can store that a booking is pending. */
function LedOn({ next: { path, isBookingPending } }: { next: NextPage }) {
	const m = useMessages(loginMessages)
	const router = useRouter()
	useEffect(() => void leadOn(router, { path, isBookingPending }), [router, path, isBookingPending])
	return (
		<>
			<h1>{m.signedIn}</h1>
			<p>
				<a href={path}>{m.goOn}</a>
			</p>
		</>
	)
}
