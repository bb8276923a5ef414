import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { bellIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { settingsQuery } from '../queries.ts'
import { messages as settingsMessages } from './messages.en.ts'
import css from './notification-settings.module.css'
import { type PushState, readPushState, turnOffPush, turnOnPush } from './push-device.ts'

interface PushChoiceProps {
	api: ApiClient
	/** The server has an address of this browser's. */
	isOnThere: boolean
}

type Problem = 'dismissed' | 'failed' | 'offFailed'

/** Offers to be told by this browser at once. The browser's own question comes only after a press. */
export function PushChoice({ api, isOnThere }: PushChoiceProps) {
	const m = useMessages(settingsMessages)
	const { state, problem, isBusy, turnOn, turnOff } = usePush(api, isOnThere)
	return (
		<div className={`needsScript ${css.choice}`}>
			<h3 className={css.device}>{m.device}</h3>
			<p className={css.hint}>{m.deviceText}</p>
			<div role="status">
				{state === 'on' && <p className={css.on}>{m.isOn}</p>}
				{(state === 'denied' || state === 'unsupported') && <Note>{m[state]}</Note>}
				{problem && <Note kind="warning">{m[problem]}</Note>}
			</div>
			{state === 'off' && (
				<Button icon={bellIcon} isBusy={isBusy} busyLabel={m.turningOn} onClick={turnOn}>
					{m.turnOn}
				</Button>
			)}
			{state === 'on' && (
				<Button isBusy={isBusy} busyLabel={m.turningOff} onClick={turnOff}>
					{m.turnOff}
				</Button>
			)}
		</div>
	)
}

function usePush(api: ApiClient, isOnThere: boolean) {
	const queryClient = useQueryClient()
	// Only the browser knows.
	const [state, setState] = useState<PushState | null>(null)
	const [problem, setProblem] = useState<Problem | null>(null)
	const [isBusy, setIsBusy] = useState(false)
	useEffect(() => {
		let isThere = true
		void readPushState(isOnThere).then((read) => isThere && setState(read))
		return () => {
			isThere = false
		}
	}, [isOnThere])

	const run = async (work: () => Promise<Problem | null>, failure: Problem) => {
		setIsBusy(true)
		setProblem(null)
		try {
			setProblem(await work())
		} catch (error) {
			logFailure('this browser could not be told', error)
			setProblem(failure)
		}
		setIsBusy(false)
		void queryClient.invalidateQueries({ queryKey: settingsQuery(api).queryKey })
	}

	const turnOn = () =>
		void run(async () => {
			const outcome = await turnOnPush(api)
			if (outcome === 'dismissed') return outcome
			setState(outcome)
			return null
		}, 'failed')
	const turnOff = () =>
		void run(async () => {
			await turnOffPush(api)
			setState('off')
			return null
		}, 'offFailed')
	return { state, problem, isBusy, turnOn, turnOff }
}
