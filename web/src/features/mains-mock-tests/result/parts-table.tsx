import type { Sitting } from '@aravalli/shared/mains-mock-tests/contract'
import { sectionsOf } from '@aravalli/shared/mains-mock-tests/sitting'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as mockMessages } from '../messages.en.ts'
import { textsOf } from '../room/question-rows.tsx'
import { type GivenMarks, sumOf } from './given-marks.ts'
import css from './result.module.css'

/** Adds the marks up by the parts of the paper. */
export function PartsTable({ sitting, marks }: { sitting: Sitting; marks: GivenMarks }) {
	const { result: m } = useMessages(mockMessages)
	const language = useLanguage()
	const placed = sitting.questions.flatMap((question) => {
		const [texts] = textsOf(question, language)
		return texts ? [{ ...question, section: texts.section, lang: texts.lang }] : []
	})
	const sections = sectionsOf(placed).map(({ section, questions }) => ({
		...{ section, lang: questions[0]?.lang },
		given: sumOf(questions, marks),
		most: questions.reduce((sum, question) => sum + question.marks, 0),
	}))
	return (
		<Sheet as="section" isPadded className={css.part}>
			<table className={css.table}>
				<caption className={css.caption}>{m.parts}</caption>
				<tbody>
					{sections.map(({ section, lang, given, most }) => (
						<tr key={section}>
							<th scope="row" lang={section === '' ? undefined : lang}>
								{section || m.whole}
							</th>
							<td>
								{given} / {most}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Sheet>
	)
}
