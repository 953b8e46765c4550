// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the document that this page belongs to. Nothing comes from, or goes to, another host.
const schema = location.pathname.replace(/\/(swagger-ui|redoc)\/?$/, '');
const dark = matchMedia('(prefers-color-scheme: dark)');

function followTheme() {
    document.documentElement.classList.toggle('dark-mode', dark.matches);
}

for (const link of document.querySelectorAll('.bar a:not(.brand)')) {
    if (link.dataset.format)
        link.href = `${schema}.${link.dataset.format}`;
    else if (link.pathname.startsWith(`${schema}/`))
        link.setAttribute('aria-current', 'page');
}
followTheme();
dark.addEventListener('change', followTheme);
SwaggerUIBundle({
    url: `${schema}.json`,
    domNode: document.getElementById('document'),
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    persistAuthorization: false,
    validatorUrl: null,
    tryItOutEnabled: true,
});
