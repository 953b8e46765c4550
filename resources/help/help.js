// The help has no theme of its own: the window says which one the program has.
if (new URLSearchParams(location.search).get('theme') === 'dark')
    document.documentElement.dataset.theme = 'dark';
