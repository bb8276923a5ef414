import { useId, useState } from 'react'
import { ModelAnswer } from '#web/features/questions/public.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { bookOpenIcon, downloadIcon } from '#web/ui/icons.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as returnedMessages } from '../messages.en.ts'
import css from './model-answer-part.module.css'

interface ModelAnswerPartProps {
	copyId: string
	label: string
	/** Is in the language of the question. */
	answer: string
	lang: string | undefined
	language: string
}

/** Shows the model answer in its place, and leads to the whole copy as a file. */
export function ModelAnswerPart({ copyId, label, answer, lang, language }: ModelAnswerPartProps) {
	const m = useMessages(returnedMessages)
	const id = useId()
	const [isOpen, setIsOpen] = useState(false)
	return (
		<div className={css.part}>
			<div className={css.ways}>
				<Button
					variant="primary"
					icon={bookOpenIcon}
					aria-expanded={isOpen}
					aria-controls={id}
					onClick={() => setIsOpen(!isOpen)}
				>
					{isOpen ? m.hideAnswer : m.showAnswer}
				</Button>
				<a
					href={`/api/answersheet/${encodeURIComponent(copyId)}/pdf?lang=${language}`}
					download={`${label}.pdf`}
					aria-label={m.pdfOf(label)}
					className={buttonClass()}
				>
					<Icon path={downloadIcon} />
					{m.pdf}
				</a>
			</div>
			<div id={id} hidden={!isOpen}>
				<Sheet>
					<ModelAnswer text={answer} lang={lang} missing={m.noAnswer} />
				</Sheet>
			</div>
		</div>
	)
}
