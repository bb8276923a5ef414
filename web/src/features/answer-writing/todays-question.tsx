import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as todaysMessages } from './todays-messages.en.ts'
import { todaysQuery } from './todays-query.ts'
import css from './todays-question.module.css'

const listPath = '/answer-writing-practice'

/** Shows the question of the day on a page of the answer book. While there is none, it leads to all questions. */
export function TodaysQuestion({ api }: { api: ApiClient }) {
	const m = useMessages(todaysMessages)
	const language = useLanguage()
	const { data } = useQuery(todaysQuery(api, language))
	const today = useLatest(data)?.data
	const question = today?.question
	// The hash opens the place to write.
	const href = question ? `${listPath}/${question.questionId}#practice` : listPath
	return (
		<Sheet as="section" hasMargin className={css.sheet}>
			<p className={css.head}>
				<b>{m.title}</b>
				{today && <span>{paperNames[today.paperCategory][language]}</span>}
			</p>
			<h2 className={css.question} lang={question?.isFallback ? 'en' : undefined}>
				{question?.questionText ?? m.text}
			</h2>
			<div className={css.foot}>
				<MenuLink className={buttonClass({ variant: 'action' })} href={href}>
					{question ? m.write : m.choose}
				</MenuLink>
				{question && <span className={css.facts}>{m.facts(question.timeLimit, question.wordLimit)}</span>}
			</div>
		</Sheet>
	)
}
