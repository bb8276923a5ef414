import { useEffect, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { messages as accountsMessages } from '../messages.en.ts'
import { messages as resetMessages } from './messages.en.ts'
import css from './reset.module.css'

/** A mail takes a while; who presses at once would only get two. */
const WAIT_MILLISECONDS = 60_000

export function SendAgain({ email }: { email: string }) {
	const m = useMessages(resetMessages)
	const { failed } = useMessages(accountsMessages)
	const api = useApi()
	const [sentAt, setSentAt] = useState(Date.now)
	const secondsLeft = useSecondsLeft(sentAt + WAIT_MILLISECONDS)
	const isEarly = secondsLeft > 0
	const [outcome, setOutcome] = useState('')
	const send = async () => {
		setOutcome('')
		try {
			await api('POST /api/auth/request-otp', { body: { email } })
			setSentAt(Date.now())
			setOutcome(m.sentAgain)
		} catch (error) {
			setOutcome(error instanceof ApiError ? error.message || m.sendFailed : failed)
		}
	}
	return (
		<div className={css.again}>
			<Button variant="quiet" isCompact aria-disabled={isEarly || undefined} onClick={() => void (isEarly || send())}>
				{isEarly ? m.sendAgainIn(secondsLeft) : m.sendAgain}
			</Button>
			<span role="status">{outcome}</span>
		</div>
	)
}

function useSecondsLeft(end: number): number {
	const [now, setNow] = useState(Date.now)
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 1000)
		return () => clearInterval(timer)
	}, [])
	return Math.max(0, Math.ceil((end - now) / 1000))
}
