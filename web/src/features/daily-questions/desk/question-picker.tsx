import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import { ALL_PAPERS, paperCategories } from '@aravalli/shared/questions/question'
import { SEARCH_MAX_LENGTH } from '@aravalli/shared/search-limits'
import { useState } from 'react'
import { FilterSelect } from '#web/content/desk/filter-select.tsx'
import tools from '#web/content/desk/list-tools.module.css'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonPager } from '#web/ui/button-pager.tsx'
import { WideDialog } from '#web/ui/editing/wide-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { messages as scheduleMessages } from './messages.en.ts'
import { type Asked, useChoice } from './queries.ts'
import css from './schedule.module.css'

interface QuestionPickerProps {
	api: ApiClient
	dayName: string
	scheduledIds: readonly string[]
	onPick: (questionId: string) => void
	onClose: () => void
}

/** Has an editor choose one of the published questions for a day. */
export function QuestionPicker({ api, dayName, scheduledIds, onPick, onClose }: QuestionPickerProps) {
	const { picker: m } = useMessages(scheduleMessages)
	const language = useLanguage()
	const [asked, setAsked] = useState<Asked>({ search: '', paperCategory: ALL_PAPERS, page: 1 })
	return (
		<WideDialog title={m.title(dayName)} onClose={onClose}>
			<div className={css.picker}>
				<div className={tools.toolbar}>
					<div className={tools.search}>
						<SearchField
							action="/admin/daily-questions"
							label={m.search}
							value={asked.search}
							maxLength={SEARCH_MAX_LENGTH}
							onSearch={(search) => setAsked({ ...asked, search, page: 1 })}
						/>
					</div>
					<FilterSelect
						label={m.paper}
						any={m.anyPaper}
						choices={paperCategories.map((value) => ({ value, label: paperNames[value][language] }))}
						value={asked.paperCategory === ALL_PAPERS ? undefined : asked.paperCategory}
						onChange={(value) =>
							setAsked({ ...asked, page: 1, paperCategory: paperCategories.find((one) => one === value) ?? ALL_PAPERS })
						}
					/>
				</div>
				<Choice
					api={api}
					asked={asked}
					scheduledIds={scheduledIds}
					onPick={onPick}
					onPage={(page) => setAsked({ ...asked, page })}
				/>
			</div>
		</WideDialog>
	)
}

interface ChoiceProps extends Pick<QuestionPickerProps, 'api' | 'scheduledIds' | 'onPick'> {
	asked: Asked
	onPage: (page: number) => void
}

function Choice({ api, asked, scheduledIds, onPick, onPage }: ChoiceProps) {
	const { picker: m, ...texts } = useMessages(scheduleMessages)
	const language = useLanguage()
	const { data, error, isFetching, refetch } = useChoice(api, asked, language)
	const shown = useLatest(data)
	if (error) return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
	if (!shown) return <LoadingSheet isPart />
	if (shown.data.length === 0) return <EmptyState title={m.none} text={m.noneText} />
	return (
		<>
			<ul className={css.choice} aria-busy={isFetching}>
				{shown.data.map(({ questionId, questionText, isFallback, paperCategory, marks, wordLimit }) => {
					const isThere = scheduledIds.includes(questionId)
					return (
						<li key={questionId}>
							<button
								type="button"
								className={css.pick}
								aria-disabled={isThere}
								onClick={() => isThere || onPick(questionId)}
							>
								<span lang={isFallback ? 'en' : undefined}>{questionText}</span>
								<span className={css.facts}>
									<span>{paperCategory && paperNames[paperCategory][language]}</span>
									<span>{texts.marks(marks)}</span>
									<span>{texts.words(wordLimit)}</span>
									{isThere && <Badge tone="info">{m.scheduled}</Badge>}
								</span>
							</button>
						</li>
					)
				})}
			</ul>
			<ButtonPager page={asked.page} totalPages={shown.pagination.totalPages} onPage={onPage} />
		</>
	)
}
