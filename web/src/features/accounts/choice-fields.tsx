import { type DailyHours, dailyHours } from '@aravalli/shared/accounts/account'
import { type ExamYear, examCycles, isCyclePast } from '@aravalli/shared/exam-cycles'
import type { Language } from '@aravalli/shared/language'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Segments } from '#web/ui/segments.tsx'
import { messages as accountsMessages } from './messages.en.ts'

interface ChoiceFieldsProps {
	language: Language
	examYear: ExamYear
	dailyHours: DailyHours
}

/** Each language is named in itself, so the names are never translated. */
const languageOptions = [
	{ value: 'english', label: 'English', lang: 'en' },
	{ value: 'hindi', label: 'हिंदी', lang: 'hi' },
]
const hourOptions = dailyHours.map((hours) => ({ value: String(hours), label: hours }))

/**
 * Asks for what the study plan is made of, and the language. Of two choices of a language the later one holds, also
 * where the other was made outside of this form: in the page's header or in the question of the first visit.
 */
export function ChoiceFields(chosen: ChoiceFieldsProps) {
	const m = useMessages(accountsMessages)
	const [now] = useState(() => new Date())
	const yearOptions = examCycles.map((cycle) => ({
		value: cycle.year,
		label: isCyclePast(cycle, now) ? m.pastExam(cycle.label) : cycle.label,
	}))
	return (
		<>
			<Segments
				key={chosen.language}
				label={m.language}
				name="language"
				options={languageOptions}
				defaultValue={chosen.language}
			/>
			<Segments label={m.examYear} name="examYear" options={yearOptions} defaultValue={chosen.examYear} />
			<Segments label={m.dailyHours} name="dailyHours" options={hourOptions} defaultValue={String(chosen.dailyHours)} />
		</>
	)
}
