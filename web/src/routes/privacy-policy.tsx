import { createFileRoute } from '@tanstack/react-router'
import { InformationPage } from '../features/information/information-page.tsx'
import { informationRoute } from '../features/information/information-route.ts'
import { content as privacyContent } from '../features/information/privacy/content.en.ts'
import { StoredTable } from '../features/information/stored-table.tsx'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/privacy-policy')({
	...informationRoute('/privacy-policy'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(privacyContent)} isPolicy isFolded generated={<StoredTable />} />
}
