/** Lists what no contract describes: what the platform offers to all, and what stands before the rule that every route names its callers. */
export const platformRoutes = [
	'GET /api/openapi.json',
	'GET /current-affairs/rss.xml',
	'GET /healthz',
	'GET /metrics',
	...['orders', 'orders/:id', 'orders/:id/payments', 'payments/:id', 'payments/:id/refunds'].map(
		(path) => `GET /payment-sandbox/v1/${path}`,
	),
	...['orders', 'payments/:id/capture', 'payments/:id/refund'].map((path) => `POST /payment-sandbox/v1/${path}`),
	...['checkout.js', 'khula-devanagari.woff2', 'window', 'window.css', 'window.js'].map(
		(path) => `GET /payment-sandbox/${path}`,
	),
	'POST /payment-sandbox/pay',
	'GET /readyz',
	// They follow tus, whose answers no contract describes; who may ask them is in answer-uploads.test.ts.
	...['OPTIONS', 'POST'].map((method) => `${method} /api/answersheet/uploads`),
	...['DELETE', 'PATCH'].map((method) => `${method} /api/answersheet/uploads/:id`),
	'GET /robots.txt',
	'GET /sitemap-:part.xml',
	'GET /sitemap.xml',
]
