// SPDX-License-Identifier: GPL-3.0-or-later
// The way to the application around the page: the object `host` of its web channel. In a plain
// browser there is none; what would go to it is seen as "sheria" events on the window.

const ChannelScript = '/qwebchannel.js';

export class Host {
    #object = null;
    #waiting = [];
    #connected = null;

    /** Tells the host; before it is connected the call waits. */
    call(name, ...args) {
        window.dispatchEvent(new CustomEvent('sheria', { detail: { name, args } }));
        if (this.#object)
            this.#object[name]?.(...args);
        else if (this.#waiting !== null)
            this.#waiting.push([name, args]);
    }

    /** Connects, where there is a host; once, however often it is called. */
    connect() {
        this.#connected ??= this.#connect();
        return this.#connected;
    }

    async #connect() {
        const transport = window.qt?.webChannelTransport;
        if (!transport) {
            this.#waiting = null;
            return;
        }
        await this.#loadScript();
        const channel = await new Promise(resolve => new window.QWebChannel(transport, resolve));
        this.#object = channel.objects.host ?? {};
        const waiting = this.#waiting;
        this.#waiting = null;
        for (const [name, args] of waiting)
            this.#object[name]?.(...args);
    }

    #loadScript() {
        return new Promise((resolve, reject) => {
            const script = document.createElement('script');
            script.src = ChannelScript;
            script.onload = resolve;
            script.onerror = () => reject(new Error(ChannelScript));
            document.head.append(script);
        });
    }
}
