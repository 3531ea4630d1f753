# python3 bot.py https://madang.example mdg_… [table …]: joins those tables, accepts invitations, plays random moves.
import json, random, sys, time, urllib.error, urllib.request, uuid

site, token, *tables = sys.argv[1:]


def ask(path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        return urllib.request.urlopen(urllib.request.Request(f"{site}/api/{path}", data, headers), timeout=60)
    except urllib.error.HTTPError as refusal:
        if refusal.code not in (429, 503):
            return None
        time.sleep(5)  # too fast, or busy: the same command may be sent again
        return ask(path, body)


def play(table):
    # Until the table waits for somebody else. After a refusal the stream tells of the next turn.
    answer = ask(f"tables/{table}/view")
    while answer:
        view = json.load(answer)
        decision = next(iter(view["decisions"]), None)
        if decision is None:
            return
        body = {"seat": decision["seat"], "seq": view["seq"], "command": str(uuid.uuid4()), "moves": [random.choice(decision["moves"])]}
        answer = ask(f"tables/{table}/play", body)


for table in tables:
    ask(f"tables/{table}/join", {})
for event in map(json.loads, ask("stream")):
    if event["type"] == "invited":
        ask(f"tables/{event['table']}/join", {"seat": event["seat"]})
    if event["type"] == "turn":
        play(event["table"])
    if event["type"] == "over":
        print(event["table"], "is over", flush=True)
