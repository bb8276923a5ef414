import type { PaperPage as Paper } from '@aravalli/shared/mock-tests/contract'
import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as testMessages } from '../messages.en.ts'
import { ShareBar } from '../share-bar.tsx'
import page from './paper-page.module.css'
import css from './subjects-table.module.css'

interface SubjectsTableProps {
	subjects: Paper['subjects']
	questions: number
}

/** Says how many questions of a paper each subject has. */
export function SubjectsTable({ subjects, questions }: SubjectsTableProps) {
	const m = useMessages(testMessages)
	const id = useId()
	return (
		<section aria-labelledby={id} className={page.section}>
			<h2 id={id}>{m.covers}</h2>
			<Sheet>
				<table className={css.table} aria-labelledby={id}>
					<thead>
						<tr>
							<th scope="col">{m.subject}</th>
							<th scope="col">{m.factQuestions}</th>
						</tr>
					</thead>
					<tbody>
						{subjects.map(({ subjectId, name, questions: count }) => (
							<tr key={subjectId}>
								<th scope="row">
									{name}
									<ShareBar share={count / Math.max(1, questions)} />
								</th>
								<td>{count}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Sheet>
		</section>
	)
}
