import type { Paper } from '@aravalli/shared/mains-mock-tests/contract'
import { useState } from 'react'
import { dataOf } from '#web/lib/data-of.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { playIcon } from '#web/ui/icons.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { roomPage } from '../links.ts'
import { messages as mockMessages } from '../messages.en.ts'
import { Files } from '../papers/own-part.tsx'
import css from './room.module.css'

/** Is seen before the clock runs. */
export function StartPart({ paper, onStarted }: { paper: Paper; onStarted: () => void }) {
	const { room: m, paper: p } = useMessages(mockMessages)
	const language = useLanguage()
	const texts = useMessages(mockMessages).failures
	const { paperId, minutes } = paper
	const api = useSignedInApi(roomPage(paperId))
	const [isBusy, setIsBusy] = useState(false)
	const [failure, setFailure] = useState('')
	const start = async () => {
		setIsBusy(true)
		setFailure('')
		try {
			const query = { lang: language }
			await dataOf(api('POST /api/mains-mock-tests/papers/:paperId/sittings', { params: { paperId }, query }))
			onStarted()
		} catch (error) {
			setFailure(failureText(error, texts))
		} finally {
			setIsBusy(false)
		}
	}
	return (
		<Sheet as="section" isPadded hasMargin className={css.part}>
			<p>{m.ready}</p>
			<h2>{p.print}</h2>
			<Files paper={paper} />
			<p>{m.oneADay}</p>
			<FormFailure message={failure} />
			<p>
				<Button
					variant="action"
					icon={playIcon}
					needsScript
					isBusy={isBusy}
					busyLabel={m.starting}
					onClick={() => void start()}
				>
					{m.start(minutes)}
				</Button>
			</p>
		</Sheet>
	)
}
