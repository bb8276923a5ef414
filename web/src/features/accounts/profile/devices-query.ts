import { type ApiClient, apiQuery } from '#web/lib/api.ts'

export const devicesQuery = (api: ApiClient) => apiQuery(api, 'GET /api/user/sessions')
