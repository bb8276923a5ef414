import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { afterSignIn, leadOn, type NextPage } from '../after-sign-in.ts'
import { RegistrationCard } from '../registration/registration-card.tsx'
import { SceneFrame } from '../scene-frame.tsx'
import { LoginCard } from './login-card.tsx'
import type { LoginSearch } from './login-search.ts'
import { messages as loginMessages } from './messages.en.ts'

/** Shows login and registration; whoever is signed in already is led on. */
export function LoginPage({ search, tools }: { search: LoginSearch; tools: ReactNode }) {
	const viewer = useViewer()
	const [isSignedIn] = useState(viewer !== null)
	const [email, setEmail] = useState('')
	const next = afterSignIn(search.redirect)
	const card = { search, next, email, onEmail: setEmail }
	if (isSignedIn) {
		return (
			<SceneFrame tools={tools}>
				<LedOn next={next} />
			</SceneFrame>
		)
	}
	return (
		<SceneFrame tools={tools}>
			{search.mode === 'register' ? <RegistrationCard {...card} /> : <LoginCard {...card} />}
		</SceneFrame>
	)
}

/** The server could not lead on by itself, because only the browser can store that a booking is pending. */
function LedOn({ next: { path, isBookingPending } }: { next: NextPage }) {
	const m = useMessages(loginMessages)
	const router = useRouter()
	useEffect(() => leadOn(router, { path, isBookingPending }), [router, path, isBookingPending])
	return (
		<>
			<h1>{m.signedIn}</h1>
			<p>
				<a href={path}>{m.goOn}</a>
			</p>
		</>
	)
}
