import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { admitStaff } from '../features/administration/admit-staff.ts'

const roles = admittedRoles.editor ?? []

/** Leads editors to the first kind of resources: the others stand beside it at the desk. */
export const Route = createFileRoute('/admin/resources')({
	loader: async ({ context, location }) => {
		await admitStaff(context, roles, location.href)
		throw redirect({ to: '/admin/$type', params: { type: 'books' } })
	},
})
