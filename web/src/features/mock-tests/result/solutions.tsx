import type { Solution } from '@aravalli/shared/mock-tests/contract'
import { useId, useRef, useState } from 'react'
import { KeptProvider } from '#web/features/practice-notes/public.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { ButtonPager } from '#web/ui/button-pager.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as resultMessages } from './messages.en.ts'
import { filterSolutions, type SolutionFilter, solutionFilters } from './solution-filter.ts'
import { SolutionView } from './solution-view.tsx'
import css from './solutions.module.css'
import view from './test-result-view.module.css'

/** So many stand on the page at once: a cheap phone scrolls over them well. */
const PER_PAGE = 10

/** Shows what is right in each question, and why. */
export function Solutions({ solutions }: { solutions: readonly Solution[] }) {
	const m = useMessages(resultMessages)
	const id = useId()
	const title = useRef<HTMLHeadingElement>(null)
	const [filter, setFilter] = useState<SolutionFilter>('all')
	const [page, setPage] = useState(1)
	const among = filterSolutions(solutions, filter)
	const shown = among.slice((page - 1) * PER_PAGE, page * PER_PAGE)
	const totalPages = Math.max(1, Math.ceil(among.length / PER_PAGE))
	const choose = (name: SolutionFilter) => {
		setFilter(name)
		setPage(1)
	}
	const turn = (to: number) => {
		setPage(to)
		title.current?.focus()
	}
	return (
		<section aria-labelledby={id} className={view.section}>
			<h2 id={id} ref={title} tabIndex={-1}>
				{m.solutions}
			</h2>
			<fieldset className={css.filters} aria-label={m.show}>
				{solutionFilters.map((name) => (
					<button
						key={name}
						type="button"
						className={css.filter}
						aria-pressed={name === filter}
						onClick={() => choose(name)}
					>
						{m.filters[name]} <b>{filterSolutions(solutions, name).length}</b>
					</button>
				))}
			</fieldset>
			{among.length === 0 ? (
				<Sheet>
					<EmptyState title={m.none} />
				</Sheet>
			) : (
				<KeptProvider questionType="prelims" ids={shown.map(({ questionId }) => questionId)}>
					<ol className={css.list}>
						{shown.map((solution) => (
							<li key={solution.questionId}>
								<SolutionView solution={solution} />
							</li>
						))}
					</ol>
				</KeptProvider>
			)}
			{totalPages > 1 && <ButtonPager page={page} totalPages={totalPages} onPage={turn} />}
		</section>
	)
}
