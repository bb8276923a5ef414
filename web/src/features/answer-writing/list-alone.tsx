import { AnswerWritingPage } from './answer-writing-page.tsx'
import { answerWritingList } from './list-route.tsx'

// With its styles it comes before the page is shown.
answerWritingList.value = AnswerWritingPage

/** What the route of the list alone adds to its parent, which shows the list: nothing. */
export function ListAlone() {
	return null
}
