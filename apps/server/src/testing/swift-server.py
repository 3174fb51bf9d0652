"""OpenStack Swift in one process: the S3 server of the tests.

Usage: swift-server.py DIRECTORY. Prints its port when it is ready, and ends when its standard input does.
Accounts: access key `test:tester`, secret key `testing`.
"""

import os
import sys

from eventlet import listen, spawn, wsgi
from eventlet.hubs import trampoline

directory = sys.argv[1]
devices = os.path.join(directory, 'devices')
os.makedirs(os.path.join(devices, 'disk'))

swift_conf = os.path.join(directory, 'swift.conf')
with open(swift_conf, 'w') as file:
    file.write('[swift-hash]\nswift_hash_path_suffix = taskfield\n')

from swift.common import utils

# Before the servers are imported, which read it.
utils.SWIFT_CONF_FILE = swift_conf
utils.validate_hash_conf()

from swift.account.server import app_factory as account_server
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp
from swift.container.server import app_factory as container_server
from swift.obj.server import app_factory as object_server

PROXY = """
[DEFAULT]
swift_dir = {directory}

[pipeline:main]
pipeline = catch_errors s3api tempauth proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:s3api]
use = egg:swift#s3api
s3_acl = false

[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
"""


def serve(app, socket):
    spawn(wsgi.server, socket, app, log=open(os.devnull, 'w'))
    return socket.getsockname()[1]


def add_ring(kind, port):
    """One copy of everything on one disk."""
    ring = RingBuilder(1, 1, 0)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'disk', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(os.path.join(directory, f'{kind}.ring.gz'))


class Cache:
    """What Swift asks of memcached, for one process."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_):
        return self.values.get(key)

    def set(self, key, value, **_):
        self.values[key] = value

    def delete(self, key, **_):
        self.values.pop(key, None)


def with_cache(app):
    cache = Cache()
    return lambda environ, start_response: app({**environ, 'swift.cache': cache}, start_response)


conf = {'devices': devices, 'mount_check': 'false', 'swift_dir': directory, 'log_level': 'CRITICAL'}
for kind, make_server in (('account', account_server), ('container', container_server), ('object', object_server)):
    # A server is made after the rings, and a ring needs its port: so the socket comes first.
    socket = listen(('127.0.0.1', 0))
    add_ring(kind, socket.getsockname()[1])
    serve(make_server(conf), socket)

proxy_conf = os.path.join(directory, 'proxy-server.conf')
with open(proxy_conf, 'w') as file:
    file.write(PROXY.format(directory=directory))
print(serve(with_cache(loadapp(proxy_conf)), listen(('127.0.0.1', 0))), flush=True)

while True:
    trampoline(0, read=True)
    if not os.read(0, 1):
        break
