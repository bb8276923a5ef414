import { createFileRoute, notFound } from '@tanstack/react-router'
import { notFoundHead } from '../features/shell/not-found-head.ts'

/** Every address that no other route has claimed. */
export const Route = createFileRoute('/$')({
	loader: () => {
		throw notFound()
	},
	head: ({ match }) => notFoundHead(match.context.language),
})
