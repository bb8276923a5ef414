import { miqList } from './list-route.tsx'
import { MiqPage } from './miq-page.tsx'

// With its styles it comes before the page is shown.
miqList.value = MiqPage

/** What the route of the list alone adds to its parent, which shows the list: nothing. */
export function ListAlone() {
	return null
}
