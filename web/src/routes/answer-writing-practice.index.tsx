import { createFileRoute } from '@tanstack/react-router'
import { listHead } from '../features/answer-writing/answer-writing-head.ts'
import { readListSearch } from '../features/answer-writing/list-search.ts'

/** The list alone: `answer-writing-practice.tsx` shows it, here are its title and addresses. */

export const Route = createFileRoute('/answer-writing-practice/')({
	head: ({ match }) => listHead(match.context, readListSearch(match.search)),
})
