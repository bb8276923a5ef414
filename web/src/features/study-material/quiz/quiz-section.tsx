import type { ComponentProps } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PrintedAnswers } from './printed-answers.tsx'

const SelfTest = lazyPart(() => import('./self-test.tsx').then((part) => part.SelfTest), { comes: 'near' })

/**
 * Shows the quiz of an item, at its end, and remembers what the reader knew. The answers on paper do not wait for its code: who prints
 * has not been near it.
 */
export function QuizSection(props: ComponentProps<typeof SelfTest>) {
	const { questions, lang } = props
	return (
		<div>
			<SelfTest {...props} />
			{questions.length > 0 && <PrintedAnswers questions={questions} lang={lang} />}
		</div>
	)
}
