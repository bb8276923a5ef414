import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { checkIcon, rotateCwIcon } from '#web/ui/icons.ts'
import { messages as quizMessages } from './messages.en.ts'
import css from './quiz.module.css'

interface JudgeButtonsProps {
	/** Names the question. */
	about: string
	/** It is null while the reader has not said. */
	knew: boolean | null
	onJudge: (knew: boolean) => void
}

/** Ask below an answer whether it was known. */
export function JudgeButtons({ about, knew, onJudge }: JudgeButtonsProps) {
	const m = useMessages(quizMessages)
	const press = (is: boolean) => {
		onJudge(is)
		announce(is ? m.notedKnown : m.notedUnknown)
	}
	return (
		<fieldset className={css.judge}>
			<legend className="visuallyHidden">{about}</legend>
			<Button isCompact icon={checkIcon} aria-pressed={knew === true} onClick={() => press(true)}>
				{m.knew}
			</Button>
			<Button isCompact icon={rotateCwIcon} aria-pressed={knew === false} onClick={() => press(false)}>
				{m.didNotKnow}
			</Button>
		</fieldset>
	)
}
