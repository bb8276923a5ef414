import { createFileRoute } from '@tanstack/react-router'
import { informationHead } from '../features/information/information-head.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { privacyContent } from '../features/information/privacy/content.ts'
import { StoredTable } from '../features/information/stored-table.tsx'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/privacy-policy')({
	head: ({ match }) => informationHead(match.context, '/privacy-policy'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(privacyContent)} isPolicy generated={<StoredTable />} />
}
