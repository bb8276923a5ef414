import type { Sitting } from '@aravalli/shared/mains-mock-tests/contract'
import { secondsLeft } from '@aravalli/shared/mains-mock-tests/sitting'
import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { messages as mockMessages } from '../messages.en.ts'
import { Clock } from './clock.tsx'
import { FinishQuestion } from './finish-question.tsx'
import { LanguageChoice, type ShownLanguage } from './language-choice.tsx'
import { QuestionRows } from './question-rows.tsx'
import css from './room.module.css'
import { useTicks } from './use-ticks.ts'

interface WritingPartProps {
	sitting: Sitting
	/** Is the server's time. */
	time: number
	/** Is where a sign-in leads back to. */
	page: string
	onChange: (sitting: Sitting) => void
}

/** Shows the clock above the questions, each with a tick and its share of the minutes. */
export function WritingPart({ sitting, time, page, onChange }: WritingPartProps) {
	const { room: m } = useMessages(mockMessages)
	const api = useSignedInApi(page)
	const own = useLanguage()
	const hasHindi = sitting.questions.some(({ translations }) => translations.hindi !== null)
	const [language, setLanguage] = useState<ShownLanguage>(own === 'hindi' && hasHindi ? 'hindi' : 'english')
	const [isAsking, setIsAsking] = useState(false)
	const { done, isUnkept, tick } = useTicks({
		...{ api, sittingId: sitting.sittingId, stored: sitting.doneNumbers },
		onKept: (doneNumbers) => onChange({ ...sitting, doneNumbers }),
	})
	const passed = sitting.minutes - secondsLeft(sitting.endsAt, time) / 60
	const planned = sitting.questions.find(({ doneBy }) => passed < doneBy)?.number ?? sitting.questions.length
	return (
		<div data-undisturbed>
			<div className={css.bar}>
				<Clock endsAt={sitting.endsAt} time={time} />
				<p className={css.count}>{m.written(done.size, sitting.questions.length)}</p>
				<Button isCompact onClick={() => setIsAsking(true)}>
					{m.finish}
				</Button>
			</div>
			<p className={css.planned}>{m.plan(planned)}</p>
			{hasHindi && <LanguageChoice chosen={language} onChoose={setLanguage} />}
			{isUnkept && <Note kind="warning">{m.unkept}</Note>}
			<QuestionRows questions={sitting.questions} {...{ language, done, planned }} onTick={tick} />
			{isAsking && (
				<FinishQuestion {...{ sitting, time, page }} onFinished={onChange} onClose={() => setIsAsking(false)} />
			)}
		</div>
	)
}
