import { questionPart } from '@aravalli/shared/evaluation/rubric'
import type { Sitting } from '@aravalli/shared/mains-mock-tests/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ModelAnswer } from '#web/features/questions/public.tsx'
import { dataOf } from '#web/lib/data-of.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as mockMessages } from '../messages.en.ts'
import { sittingQuery } from '../queries.ts'
import { textsOf } from '../room/question-rows.tsx'
import type { GivenMarks } from './given-marks.ts'
import { readMarks } from './read-marks.ts'
import css from './result.module.css'

interface SelfMarksProps {
	sitting: Sitting
	/** Are the evaluator's; null: there are none. */
	given: GivenMarks | null
	/** Is where a sign-in leads back to. */
	page: string
}

/** Shows each question with its model answer, and has its learner give marks. */
export function SelfMarks({ sitting, given, page }: SelfMarksProps) {
	const { result: m } = useMessages(mockMessages)
	const { keep, isBusy, failure, message } = useKeptMarks(sitting, page)
	return (
		<form onSubmit={keep} noValidate>
			<h2 className={css.heading}>{m.questions}</h2>
			<p className={css.help}>{m.help}</p>
			<Sheet as="ol" className={css.rows}>
				{sitting.questions.map((question) => (
					<Row key={question.number} {...{ sitting, question, given }} />
				))}
			</Sheet>
			<div className={css.bar}>
				<FormFailure message={failure} />
				<p role="status">{message}</p>
				<Button type="submit" variant="primary" isBusy={isBusy} busyLabel={m.keeping} needsScript>
					{m.keep}
				</Button>
			</div>
		</form>
	)
}

function useKeptMarks(sitting: Sitting, page: string) {
	const { result: m } = useMessages(mockMessages)
	const texts = useMessages(mockMessages).failures
	const language = useLanguage()
	const api = useSignedInApi(page)
	const queryClient = useQueryClient()
	const [isBusy, setIsBusy] = useState(false)
	const [failure, setFailure] = useState('')
	const [message, setMessage] = useState('')
	const { sittingId, totalMarks, questions } = sitting
	const keep = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		setMessage('')
		const read = readMarks(new FormData(event.currentTarget), questions)
		if ('wrong' in read) return setFailure(m.wrong(read.wrong))
		setFailure('')
		setIsBusy(true)
		try {
			const call = { params: { sittingId }, body: { marks: read.marks } }
			const kept = await dataOf(api('PUT /api/mains-mock-tests/sittings/:sittingId/self-marks', call))
			const { queryKey } = sittingQuery(api, language, sittingId)
			queryClient.setQueryData(queryKey, { success: true as const, data: { ...sitting, ...kept } })
			setMessage(m.kept(kept.selfTotal, totalMarks))
		} catch (error) {
			setFailure(failureText(error, texts))
		} finally {
			setIsBusy(false)
		}
	}
	return { keep: (event: FormEvent<HTMLFormElement>) => void keep(event), isBusy, failure, message }
}

interface RowProps extends Pick<SelfMarksProps, 'sitting' | 'given'> {
	question: Sitting['questions'][number]
}

function Row({ sitting, question, given }: RowProps) {
	const { result: m, facts } = useMessages(mockMessages)
	const language = useLanguage()
	const [texts] = textsOf(question, language)
	const { number, marks, wordLimit } = question
	const part = questionPart(number)
	if (!texts) return null
	const lang = texts.lang === (language === 'hindi' ? 'hi' : 'en') ? undefined : texts.lang
	return (
		<li className={css.row}>
			<h3 className={css.text} lang={lang}>
				{number}. {texts.question}
			</h3>
			<p className={css.facts}>
				{[
					facts.marks(marks),
					facts.words(wordLimit),
					...(sitting.doneNumbers.includes(number) ? [m.written] : []),
				].join(' · ')}
			</p>
			{given && <p className={css.given}>{m.given(given[part] ?? 0, marks)}</p>}
			<Disclosure showLabel={m.showAnswer} hideLabel={m.hideAnswer} about={m.question(number)}>
				<ModelAnswer text={texts.answer} split={texts.marksSplit} lang={lang} missing={m.noAnswer} />
			</Disclosure>
			<label className={css.own}>
				{m.ownShort}
				<input
					type="number"
					name={part}
					min={0}
					max={marks}
					step={0.5}
					inputMode="decimal"
					aria-label={m.own(number, marks)}
					defaultValue={sitting.selfMarks?.[part] ?? ''}
					className={css.input}
				/>
				<span>/ {marks}</span>
			</label>
		</li>
	)
}
