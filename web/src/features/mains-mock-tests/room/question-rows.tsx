import type { Sitting } from '@aravalli/shared/mains-mock-tests/contract'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as mockMessages } from '../messages.en.ts'
import type { ShownLanguage } from './language-choice.tsx'
import css from './question-rows.module.css'

type Question = Sitting['questions'][number]

interface QuestionRowsProps {
	questions: Sitting['questions']
	language: ShownLanguage
	done: ReadonlySet<number>
	/** Is the number of the question at which the plan of minutes is. */
	planned: number
	onTick: (number: number, isDone: boolean) => void
}

export function QuestionRows({ questions, language, done, planned, onTick }: QuestionRowsProps) {
	return (
		<Sheet as="ol" className={css.rows}>
			{questions.map((question) => (
				<Row
					key={question.number}
					{...{ question, language }}
					isDone={done.has(question.number)}
					isPlanned={question.number === planned}
					onTick={(isDone) => onTick(question.number, isDone)}
				/>
			))}
		</Sheet>
	)
}

interface RowProps {
	question: Question
	language: ShownLanguage
	isDone: boolean
	isPlanned: boolean
	onTick: (isDone: boolean) => void
}

function Row({ question, language, isDone, isPlanned, onTick }: RowProps) {
	const { room: m, facts } = useMessages(mockMessages)
	const { number, marks, wordLimit, doneBy } = question
	const clock = `${Math.floor(doneBy / 60)}:${String(doneBy % 60).padStart(2, '0')}`
	return (
		<li className={css.item}>
			<Section {...{ question, language }} />
			<div className={classNames(css.row, isDone && css.done, isPlanned && css.planned)}>
				<label className={css.tick}>
					<input
						type="checkbox"
						checked={isDone}
						aria-label={m.tick(number)}
						onChange={({ target }) => onTick(target.checked)}
					/>
					<span className={css.number} aria-hidden="true">
						{number}
					</span>
				</label>
				<div className={css.what}>
					{textsOf(question, language).map(({ lang, question: text }) => (
						<p key={lang} lang={lang} className={css.text}>
							{text}
						</p>
					))}
					<p className={css.facts}>{[facts.marks(marks), facts.words(wordLimit), m.doneBy(clock)].join(' · ')}</p>
				</div>
			</div>
		</li>
	)
}

function Section({ question, language }: Pick<RowProps, 'question' | 'language'>) {
	const texts = textsOf(question, language).filter(({ section }) => section !== '')
	if (texts.length === 0) return null
	return (
		<h2 className={css.section}>
			{texts.map(({ lang, section }) => (
				<span key={lang} lang={lang} className={css.sectionText}>
					{section}
				</span>
			))}
		</h2>
	)
}

/** Gives the texts in the languages that are chosen; what lacks Hindi comes in English. */
export function textsOf({ translations: { english, hindi } }: Question, language: ShownLanguage) {
	const inEnglish = { lang: 'en', ...english }
	const inHindi = hindi && { lang: 'hi', ...hindi }
	if (language === 'both') return inHindi ? [inEnglish, inHindi] : [inEnglish]
	return [(language === 'hindi' && inHindi) || inEnglish]
}
