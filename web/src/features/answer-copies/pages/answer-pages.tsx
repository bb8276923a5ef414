import { PageGrid } from './page-grid.tsx'
import { SendBar } from './send-bar.tsx'
import type { Draft } from './use-draft.ts'

interface AnswerPagesProps {
	draft: Draft
	/** Names the question and its day. */
	subject: string
	/** Is where a sign-in leads back to. */
	page: string
	/** Nothing can be sent any more. */
	isTooLate: boolean
	onTryNow(): void
}

/** Shows what there is of an answer, with the button that sends it. Its code comes with the first page. */
export function AnswerPages({ draft, isTooLate, ...sending }: AnswerPagesProps) {
	return (
		<>
			<PageGrid draft={draft} />
			{!isTooLate && <SendBar draft={draft} {...sending} />}
		</>
	)
}
