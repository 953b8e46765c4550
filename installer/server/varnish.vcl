vcl 4.1;
# Varnish between a proxy with TLS and Sheria. It keeps what is the same for everybody, and passes on the rest.
# Start Sheria with --address 127.0.0.1:8089 --trust-proxy 127.0.0.1.

backend sheria {
    .host = "127.0.0.1";
    .port = "8089";
    .probe = {
        .request = "GET /readyz HTTP/1.1" "Host: localhost" "Connection: close";
        .interval = 5s;
    }
}

sub vcl_recv {
    # Who stands in front is believed, and nobody else.
    unset req.http.Forwarded;
    unset req.http.X-Forwarded-Host;
    if (req.url == "/metrics") {
        return (synth(404));
    }
    # Answers to somebody who is signed in are nobody else's.
    if (req.http.Authorization || req.http.Cookie || (req.method != "GET" && req.method != "HEAD")) {
        return (pass);
    }
    # Each form of an answer is asked for as the client did.
    if (req.http.Range) {
        return (pass);
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.X-Forwarded-Proto);
    hash_data(req.http.Accept-Encoding);
}

sub vcl_backend_response {
    if (beresp.http.Cache-Control !~ "public") {
        set beresp.uncacheable = true;
        return (deliver);
    }
    # Revalidated by ETag, and given while Sheria starts again.
    set beresp.keep = 1d;
    set beresp.grace = 1h;
}
