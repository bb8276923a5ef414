import type { Sitting } from '@aravalli/shared/mains-mock-tests/contract'
import { secondsLeft } from '@aravalli/shared/mains-mock-tests/sitting'
import { useState } from 'react'
import { dataOf } from '#web/lib/data-of.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { messages as mockMessages } from '../messages.en.ts'
import { timeParts } from './clock.tsx'
import css from './room.module.css'

interface FinishQuestionProps {
	sitting: Sitting
	time: number
	page: string
	onFinished: (sitting: Sitting) => void
	onClose: () => void
}

/** Is asked before the pen is put down, because the clock cannot be started again. */
export function FinishQuestion({ sitting, time, page, onFinished, onClose }: FinishQuestionProps) {
	const { room: m } = useMessages(mockMessages)
	const language = useLanguage()
	const texts = useMessages(mockMessages).failures
	const api = useSignedInApi(page)
	const [isBusy, setIsBusy] = useState(false)
	const [failure, setFailure] = useState('')
	const finish = async () => {
		setIsBusy(true)
		try {
			const call = { params: { sittingId: sitting.sittingId }, query: { lang: language } }
			onFinished(await dataOf(api('POST /api/mains-mock-tests/sittings/:sittingId/finish', call)))
		} catch (error) {
			setFailure(failureText(error, texts))
			setIsBusy(false)
		}
	}
	return (
		<Modal title={m.finishTitle} onClose={onClose}>
			<p>{m.finishText(m.left(...timeParts(secondsLeft(sitting.endsAt, time))))}</p>
			<FormFailure message={failure} />
			<div className={css.actions}>
				<Button onClick={onClose}>{m.goOn}</Button>
				<Button variant="primary" isBusy={isBusy} busyLabel={m.finishing} onClick={() => void finish()}>
					{m.finishNow}
				</Button>
			</div>
		</Modal>
	)
}
