import { useRouterState } from '@tanstack/react-router'

/** Says where a sign-in leads back to, as `/login?redirect=` has it: the same page, at its question. */
export function usePlaceOf(questionId: string): string {
	const page = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
	return `${page.slice(1)}#q-${questionId}`
}
